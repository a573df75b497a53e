import { registerHooks } from 'node:module';

let loaded = 0;
registerHooks({
  load: (url, context, next) => {
    loaded += 1;
    return next(url, context);
  },
});
const { createMock } = await import('matka-mock');
const mock = await createMock();
const { status } = await mock.fetch(`${mock.url}/markets/?app_id=kalyan-matka`);
await mock.close();
if (status !== 200 || loaded > 450) throw new Error(`${status} after ${loaded} modules`);
