// The app of the README's example for Playwright: a page, and its API passed on to the mock.
import { createServer } from 'node:http';

/** Shows the points of the stored user, and how many markets its world has. */
const page = `<!doctype html><title>Consumer</title><p id="points">nobody</p><p id="markets"></p><script>
const user = JSON.parse(localStorage.getItem('user_data') ?? 'null');
if (user) document.getElementById('points').textContent = user.points;
fetch('/api/markets/?app_id=kalyan-matka').then((r) => r.json()).then((markets) => {
  document.getElementById('markets').textContent = Object.keys(markets).length + ' entries';
});
</script>`;

createServer(async (request, response) => {
  if (!request.url.startsWith('/api/'))
    return response.setHeader('content-type', 'text/html').end(page);
  const { 'x-mock-world': world } = request.headers;
  const upstream = await fetch(process.env.MATKA_MOCK_URL + request.url.slice(4), {
    headers: world ? { 'x-mock-world': world } : {},
  });
  response
    .writeHead(upstream.status, { 'content-type': 'application/json' })
    .end(await upstream.text());
}).listen(Number(process.argv[2]), '127.0.0.1');
