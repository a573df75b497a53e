for (const page of ['/__mock/', '/__mock/docs/']) {
  const from = `${process.env.MATKA_MOCK_URL}${page}`;
  const text = await (await fetch(from)).text();
  const files = [...text.matchAll(/src="([^"]+)"/g)].map(([, name = '']) => new URL(name, from));
  const found = await Promise.all(files.map((file) => fetch(file)));
  if (files.length === 0 || !found.every(({ ok }) => ok)) throw new Error(`${page} lacks a script`);
}
