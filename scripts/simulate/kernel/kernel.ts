/** A timer that waits for its time. */
interface Timer {
  readonly id: number;
  readonly owner: object;
  readonly every: number | undefined;
  readonly run: () => void;
  due: number;
}

/** Work that runs on its own: nothing else runs until its promise is settled. */
type Task = () => void | Promise<void>;

/** Virtual time and the only queue of work: what runs next never depends on the machine. */
export interface Kernel {
  /** The host's time in epoch milliseconds. */
  readonly now: () => number;
  /** Queues work; `owner` is whom `drop` releases it with. */
  readonly task: (owner: object, run: Task) => void;
  /** Starts a timer, once or repeated. */
  readonly timer: (owner: object, ms: number, run: () => void, repeats?: boolean) => number;
  readonly clearTimer: (id: number) => void;
  /** Drops the tasks and timers of an owner. */
  readonly drop: (owner: object) => void;
  /** Runs everything that is ready, without time going on. */
  readonly quiet: () => Promise<void>;
  /** Lets time go on, running timers at their times. */
  readonly advance: (ms: number) => Promise<void>;
  /** Lets time go on while everything sleeps; what became due runs once at the end. */
  readonly sleep: (ms: number) => Promise<void>;
}

/** More tasks at one instant than any page needs: an endless loop. */
const MAX_TASKS = 50_000;

/** A turn of the real event loop: the mock works in it, and rejections that nobody handled are reported. */
const turn = () => new Promise<void>((done) => setImmediate(done));

/** Lets all microtasks run, which is all that a page has besides its tasks; a tenth of the cost of a turn. */
const microtasks = () => new Promise<void>((done) => process.nextTick(done));

export function createKernel(start: number): Kernel {
  let now = start;
  let lastId = 0;
  let tasks: { readonly owner: object; readonly run: Task }[] = [];
  /** Sorted by time, then by id. */
  let timers: Timer[] = [];

  const insert = (timer: Timer): void => {
    let at = timers.length;
    while (at > 0 && (timers[at - 1]?.due ?? 0) > timer.due) at--;
    timers.splice(at, 0, timer);
  };

  const quiet = async (): Promise<void> => {
    let count = 0;
    let served = false;
    do {
      await microtasks();
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        if (++count > MAX_TASKS) throw new Error('The page never comes to rest');
        const work = task.run();
        if (work) {
          await work;
          await turn();
          served = true;
        } else await microtasks();
      }
      // What the mock does after it has responded.
      if (served) await turn();
      served = false;
    } while (tasks.length > 0);
  };

  const fire = (timer: Timer): void => {
    tasks.push({ owner: timer.owner, run: timer.run });
    if (timer.every === undefined) return;
    timer.due = Math.max(timer.due + timer.every, now + 1);
    insert(timer);
  };

  const runUntil = async (end: number): Promise<void> => {
    for (let next = timers[0]; next && next.due <= end; next = timers[0]) {
      timers.shift();
      now = Math.max(now, next.due);
      fire(next);
      await quiet();
    }
    now = end;
  };

  return {
    now: () => now,
    task: (owner, run) => void tasks.push({ owner, run }),
    timer: (owner, ms, run, repeats = false) => {
      const delay = Math.max(1, Number.isFinite(ms) ? ms : 1);
      const timer = {
        id: ++lastId,
        owner,
        every: repeats ? delay : undefined,
        run,
        due: now + delay,
      };
      insert(timer);
      return timer.id;
    },
    clearTimer: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    drop: (owner) => {
      tasks = tasks.filter((task) => task.owner !== owner);
      timers = timers.filter((timer) => timer.owner !== owner);
    },
    quiet,
    advance: async (ms) => {
      await quiet();
      await runUntil(now + ms);
      await quiet();
      await turn();
    },
    sleep: async (ms) => {
      await quiet();
      now += ms;
      await runUntil(now);
      await quiet();
      await turn();
    },
  };
}
