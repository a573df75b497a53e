import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DriftReport } from '../../report/drift-report.ts';
import { main } from './drift-cli.ts';

/** A running drift proxy. */
export interface ProxySession {
  url: string;
  lines: string[];
  end: () => Promise<{ code: 0 | 1 | 2; report: DriftReport; text: string }>;
}

/** Starts the drift proxy for a host, with its report in `folder`. Throws the printed error if it does not start. */
export async function startProxySession(
  upstream: string,
  folder: string,
  args: readonly string[] = [],
): Promise<ProxySession> {
  const file = join(folder, 'reports', 'drift.json');
  const lines: string[] = [];
  const stopped = Promise.withResolvers<void>();
  const started = Promise.withResolvers<string>();
  const output = {
    log: (line: string) => {
      lines.push(line);
      const [url] = /^http:\S+(?= forwards to )/.exec(line) ?? [];
      if (url) started.resolve(url);
    },
    error: (text: string) => started.reject(new Error(text)),
  };
  const all = ['--upstream', upstream, '--port', '0', '--report', file, ...args];
  const ended = main(all, {}, output, stopped.promise);
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
