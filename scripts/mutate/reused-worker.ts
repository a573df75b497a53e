import {
  type PoolOptions,
  type PoolWorker,
  ThreadsPoolWorker,
  type VitestPluginContext,
  type WorkerRequest,
} from 'vitest/node';

/** Milliseconds for a test on a mutant. The tests before anything is changed have the time of the settings. */
const testTimeout = 4_000;

/** Runs of tests after which a thread is replaced, so that what tests leave behind does not add up. */
const runsPerThread = 200;

type Listener = (...args: unknown[]) => void;

/** A thread of Vitest's with the runs that it has begun. */
interface Thread {
  worker: ThreadsPoolWorker;
  runs: number;
}

/** Threads that run, by the environment of their tests. */
type Threads = Map<string, Thread>;

/**
 * What Vitest takes for a worker of one run, on a thread that outlives the run. To start a thread and to load all
 * modules costs far more than the few tests that reach a mutant: only the first start and the last stop reach it.
 */
class ReusedWorker implements PoolWorker {
  readonly name = 'threads';
  private readonly threads: Threads;
  private readonly options: PoolOptions;
  /** Whether it has a thread for itself: a mutant outside of functions runs when its module is loaded. */
  private readonly isAlone: boolean;
  private readonly listeners: [event: string, callback: Listener][] = [];
  private thread: Thread | undefined;

  constructor(threads: Threads, options: PoolOptions) {
    this.threads = threads;
    this.options = options;
    this.isAlone = options.project.getProvidedContext().mutantActivation === 'static';
  }

  async start(): Promise<void> {
    const { name } = this.options.environment;
    this.thread = this.isAlone ? undefined : this.threads.get(name);
    if (this.thread) return;
    this.thread = { worker: new ThreadsPoolWorker(this.options), runs: 0 };
    await this.thread.worker.start();
    if (this.isAlone) return;
    this.threads.set(name, this.thread);
    // A mutant can end its thread.
    this.thread.worker.on('exit', () => this.threads.delete(name));
  }

  on(event: string, callback: Listener): void {
    this.listeners.push([event, callback]);
    this.thread?.worker.on(event, callback);
  }

  off(event: string, callback: Listener): void {
    this.thread?.worker.off(event, callback);
  }

  send(message: WorkerRequest): void {
    const { runs = 0 } = this.thread ?? {};
    if (message.type === 'start' && runs > 0) this.acknowledge('started');
    else if (message.type === 'stop' && !this.isUsedUp(runs)) this.acknowledge('stopped');
    else this.thread?.worker.send(message.type === 'run' ? this.withSettings(message) : message);
  }

  private isUsedUp(runs: number): boolean {
    return this.isAlone || runs >= runsPerThread;
  }

  /** A request to run tests, with the settings of now: those of the start name the tests of the first run. */
  private withSettings(message: Extract<WorkerRequest, { type: 'run' }>): WorkerRequest {
    if (this.thread) this.thread.runs += 1;
    const settings = this.options.project.serializedConfig;
    const isMutant = message.context.providedContext.mode === 'mutant';
    const config = isMutant ? { ...settings, testTimeout } : settings;
    return { ...message, context: Object.assign({}, message.context, { config }) };
  }

  async stop(): Promise<void> {
    const { thread } = this;
    for (const [event, callback] of this.listeners) thread?.worker.off(event, callback);
    if (!thread || !this.isUsedUp(thread.runs)) return;
    const { name } = this.options.environment;
    if (this.threads.get(name) === thread) this.threads.delete(name);
    else if (!this.isAlone) return;
    await thread.worker.stop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  private acknowledge(type: 'started' | 'stopped'): void {
    const response = { type, __vitest_worker_response__: true };
    queueMicrotask(() => {
      for (const [event, callback] of this.listeners) if (event === 'message') callback(response);
    });
  }
}

/** Plugin for Vite that lets Vitest run tests in reused threads. Stryker has no setting for a pool of one's own. */
export function reusedWorker() {
  const threads: Threads = new Map();
  return {
    name: 'reused-worker',
    configureVitest({ project, vitest }: VitestPluginContext): void {
      vitest.onClose(async () => {
        await Promise.all([...threads.values()].map(({ worker }) => worker.stop()));
      });
      project.config.pool = 'reused';
      project.config.poolRunner = {
        name: 'reused',
        createPoolWorker: (options) => new ReusedWorker(threads, options),
      };
    },
  };
}
