import { createServer } from 'node:http';

const { APP_URL = '', MATKA_MOCK_URL = '' } = process.env;

const page = `<!doctype html><title>Consumer</title><p id="points">nobody</p><script>
const user = JSON.parse(localStorage.getItem('user_data') ?? 'null');
if (user) document.getElementById('points').textContent = user.points;
fetch('/api/markets/?app_id=kalyan-matka');
</script>`;

createServer(async ({ url = '', headers }, response) => {
  if (!url.startsWith('/api/')) return response.setHeader('content-type', 'text/html').end(page);
  const world = headers['x-mock-world'];
  const upstream = await fetch(MATKA_MOCK_URL + url.slice(4), {
    headers: world ? { 'x-mock-world': String(world) } : {},
  });
  response.writeHead(upstream.status).end(await upstream.text());
}).listen(Number(new URL(APP_URL).port), '127.0.0.1');
