/** A text of a package's source and what the build takes in its place. */
export interface Edit {
  readonly text: string;
  readonly instead: string;
}

/** What only a data router uses: the app declares its routes, so there is none. */
export const routerEdits: readonly Edit[] = [
  {
    text: 'function useRoutesImpl(routes, locationArg, dataRouterOpts) {',
    instead: 'function useRoutesImpl(routes, locationArg) {\n  const dataRouterOpts = undefined;',
  },
  {
    text: `function _renderMatches(matches, parentMatches = [], dataRouterOpts) {
  let dataRouterState = dataRouterOpts?.state;`,
    instead: `function _renderMatches(matches, parentMatches = []) {
  const dataRouterOpts = undefined;
  const dataRouterState = undefined;`,
  },
  { text: 'let errors = dataRouterState?.errors;', instead: 'const errors = undefined;' },
  {
    text: 'let onErrorHandler = dataRouterOpts?.onError;',
    instead: 'const onErrorHandler = undefined;',
  },
  {
    text: 'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    instead: 'return useNavigateUnstable();',
  },
  { text: 'let { isDataRoute } = React2.useContext(RouteContext);', instead: '' },
  // An assignment keeps the whole class.
  { text: 'RenderErrorBoundary.contextType = RSCRouterContext;', instead: '' },
];

/** What SWR does for servers, older Reacts, Suspense, polling, data that is preloaded and its own developer tools. */
export const swrEdits: readonly Edit[] = [
  { text: 'const IS_REACT_LEGACY = !React.useId;', instead: 'const IS_REACT_LEGACY = false;' },
  {
    text: 'const IS_SERVER = !isWindowDefined || isLegacyDeno;',
    instead: 'const IS_SERVER = false;',
  },
  {
    text: 'const { cache, compare, suspense, fallbackData, revalidateOnMount, revalidateIfStale, refreshInterval, refreshWhenHidden, refreshWhenOffline, keepPreviousData, strictServerPrefetchWarning } = config;',
    instead: `const { cache, compare, revalidateIfStale, keepPreviousData } = config;
    const suspense = false;
    const revalidateOnMount = undefined;
    const refreshInterval = 0;
    const refreshWhenHidden = false;
    const refreshWhenOffline = false;
    const strictServerPrefetchWarning = false;`,
  },
  {
    text: 'const fallback = isUndefined(fallbackData) ? isUndefined(config.fallback) ? UNDEFINED : config.fallback[key] : fallbackData;',
    instead: 'const fallback = undefined;',
  },
  {
    text: 'const data = !isUndefined(fallback) ? fallback : snapshot.data;',
    instead: 'const data = snapshot.data;',
  },
  {
    text: 'let data = isUndefined(cachedData) ? fallback && isPromiseLike(fallback) ? use(fallback) : fallback : cachedData;',
    instead: 'const data = cachedData;',
  },
  {
    text: 'let returnedData = keepPreviousData',
    instead: 'const returnedData = keepPreviousData',
  },
  {
    text: 'const serverCacheData = config.cacheData;',
    instead: 'const serverCacheData = undefined;',
  },
  {
    text: 'const configCacheData = !key ? UNDEFINED : serverCacheData == null ? void 0 : serverCacheData[key];',
    instead: '',
  },
  { text: 'const req = key ? PRELOAD[key] : UNDEFINED;', instead: '' },
  {
    text: 'const hasCacheData = isUndefined(req) && !isUndefined(configCacheData);',
    instead: 'const hasCacheData = false;',
  },
  {
    text: 'const preloadedData = hasCacheData ? configCacheData : req;',
    instead: 'const preloadedData = undefined;',
  },
  { text: 'const preloaded = preloadCacheRef.current;', instead: 'const preloaded = null;' },
  {
    text: 'const interval = isFunction(refreshInterval) ? refreshInterval(getCache().data) : refreshInterval;',
    instead: 'const interval = 0;',
  },
  {
    text: 'const enableDevtools = isWindowDefined && window.__SWR_DEVTOOLS_USE__;',
    instead: 'const enableDevtools = false;',
  },
  {
    text: 'const BUILT_IN_MIDDLEWARE = use.concat(middleware);',
    instead: 'const BUILT_IN_MIDDLEWARE = use;',
  },
  {
    text: 'const SWRConfig = OBJECT.defineProperty(',
    instead: 'const SWRConfig = /* @__PURE__ */ OBJECT.defineProperty(',
  },
];
