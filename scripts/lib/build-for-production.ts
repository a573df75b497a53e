import { build, type InlineConfig } from 'vite';

/** Builds with Vite and React's production build, whatever NODE_ENV this process has. */
export function buildForProduction(config: InlineConfig): ReturnType<typeof build> {
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = 'production';
  return build(config).finally(() => {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  });
}
