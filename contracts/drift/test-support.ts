import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from './cli.ts';
import type { DriftReport } from './drift-report.ts';

/** A session of the drift proxy as a developer has one. */
export interface ProxySession {
  url: string;
  /** What was printed so far. */
  lines: string[];
  /** Ends it as Ctrl-C does. */
  end: () => Promise<{ code: 0 | 1 | 2; report: DriftReport; text: string }>;
}

/** Starts the drift proxy in front of a host, its report in `folder`. Fails with what it says when it does not start. */
export async function startProxySession(
  upstream: string,
  folder: string,
  args: readonly string[] = [],
): Promise<ProxySession> {
  const file = join(folder, 'reports', 'drift.json');
  const lines: string[] = [];
  const stopped = Promise.withResolvers<void>();
  const started = Promise.withResolvers<string>();
  const voice = {
    log: (line: string) => {
      lines.push(line);
      const [url] = /^http:\S+(?= passes on to )/.exec(line) ?? [];
      if (url) started.resolve(url);
    },
    error: (text: string) => started.reject(new Error(text)),
  };
  const all = ['--upstream', upstream, '--port', '0', '--report', file, ...args];
  const ended = main(all, {}, voice, stopped.promise);
  return {
    url: await started.promise,
    lines,
    end: async () => {
      stopped.resolve();
      const code = await ended;
      const text = readFileSync(file, 'utf8');
      return { code, report: JSON.parse(text), text };
    },
  };
}
