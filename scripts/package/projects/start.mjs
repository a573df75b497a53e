import { spawn } from 'node:child_process';

const began = performance.now();
const mock = spawn('matka-mock', ['--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
let text = '';
mock.stdout.on('data', (chunk) => {
  text += chunk;
  if (!/9900112233/.test(text)) return;
  const ms = performance.now() - began;
  if (!/^Mock API {2}http:\/\/127\.0\.0\.1:\d+\nConsole {3}http.*\/__mock\/$/m.test(text))
    throw new Error(text);
  mock.kill('SIGTERM');
  mock.once('exit', (code) => {
    console.log(`${(ms / 1000).toFixed(2)} s`);
    process.exit(code);
  });
});
