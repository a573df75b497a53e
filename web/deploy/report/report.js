// Reports errors on players' devices to MATKA_REPORT_URL; see deploy/README.md, "Reporting", for every field.
// The page loads it only if that variable is set. It reads no form, token, storage, request or response.
(() => {
  const url = document.currentScript?.dataset.url ?? '';
  /**
   * Events that are not sent yet.
   * @type {object[]}
   */
  let waiting = [];
  /** Maximum number of events per page: a loop of errors must not become a flood. */
  let left = 100;

  /** Number of characters that are read: the time of the patterns grows with its square. */
  const longest = 1000;

  /** The beginning of a long text without its last word, which may be cut; a quoted text that is cut ends there. */
  const beginning = (/** @type {string} */ text) =>
    text.length > longest ? `${text.slice(0, longest).replace(/\S*$/, '…')}”` : text;

  /** A text without personal data: no quoted text, digits or query, at most 200 characters. */
  const plain = (/** @type {unknown} */ text) =>
    beginning(String(text ?? ''))
      .replace(/(["'`“‘]).*?["'`”’]/gs, '$1…$1')
      .replace(/\?\S*/g, '')
      .replace(/\S*@\S*/g, '…')
      .replace(/\beyJ\S*/g, '…')
      .replace(/[\w-]{20,}/g, '…')
      .replace(/\d+/g, '#')
      .slice(0, 200);

  /** The path of an address of this site, or the origin of another one. */
  const place = (/** @type {string | null | undefined} */ address) => {
    const at = address ? URL.parse(address, location.href) : null;
    if (!at) return '';
    // Files of a build have a hash in their name and no data.
    if (at.origin === location.origin)
      return at.pathname.startsWith('/assets/') ? at.pathname : plain(at.pathname);
    return at.origin;
  };

  function send() {
    if (waiting.length === 0) return;
    navigator.sendBeacon(url, JSON.stringify({ version: 1, events: waiting }));
    waiting = [];
  }

  /**
   * @param {string} kind
   * @param {object} fields
   */
  function add(kind, fields) {
    if (left === 0) return;
    left -= 1;
    waiting.push({
      kind,
      at: new Date().toISOString(),
      route: plain(location.pathname),
      ...fields,
    });
    if (waiting.length >= 20) send();
  }

  window.addEventListener(
    'error',
    ({ target, message, filename, lineno, colno, error }) => {
      if (target instanceof Element)
        add('load', {
          file: place(target.getAttribute('src') ?? target.getAttribute('href')),
          element: target.localName,
        });
      else
        add('error', {
          name: plain(error?.name ?? 'Error'),
          message: plain(message),
          file: place(filename),
          line: lineno,
          column: colno,
        });
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    add('error', { name: plain(reason?.name ?? 'rejection'), message: plain(reason?.message) }),
  );
  window.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile }) =>
      add('csp', {
        directive: effectiveDirective,
        blocked: /^https?:/.test(blockedURI) ? place(blockedURI) : plain(blockedURI),
        file: place(sourceFile),
      }),
  );

  /**
   * An entry with the fields of layout shifts and of events.
   * @typedef {PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }} Entry
   */
  /**
   * Observes a kind of performance entries, if this browser has it.
   * @param {string} type
   * @param {(entry: Entry) => void} callback
   */
  const observe = (type, callback, options = {}) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({
      type,
      buffered: true,
      ...options,
    });
  };
  const vitals = { fcp: 0, lcp: 0, cls: 0, inp: 0 };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value;
  });
  observe(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) vitals.inp = Math.max(vitals.inp, duration);
    },
    { durationThreshold: 40 },
  );
  observe('mark', ({ name }) => {
    if (name === 'bet-outcome-unknown') add('bet-outcome-unknown', {});
  });

  let measured = false;
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    if (!measured) {
      measured = true;
      const { fcp, lcp, cls, inp } = vitals;
      const ms = Math.round;
      add('vitals', { fcp: ms(fcp), lcp: ms(lcp), inp: ms(inp), cls: Number(cls.toFixed(3)) });
    }
    send();
  });
  setInterval(send, 10_000);
})();
