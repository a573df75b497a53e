import type { Outline } from './icon.tsx';

/** Outlines that no first screen shows, in the style of icon.tsx: a file of their own spares the first load. */
export const outlines = {
  bank: 'M3 10 12 4l9 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20.5h18',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4ZM10 21h4',
  bids: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9.5 8h5M9.5 12h5',
  book: 'M12 6.5C9.5 4.5 6 4.5 3 5v14c3-.5 6.5-.5 9 1.5 2.5-2 6-2 9-1.5V5c-3-.5-6.5-.5-9 1.5ZM12 6.5v14',
  calendar: 'M4 6h16v15H4ZM4 10.5h16M8 3v4M16 3v4',
  chart: 'M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  document: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  home: 'M3 11.5 12 4l9 7.5M5.5 9.8V20h13V9.8M10 20v-6h4v6',
  key: 'M12 15.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM10.8 12.3 20 3M16 7l3 3',
  lock: 'M5 11h14v10H5ZM8 11V8a4 4 0 0 1 8 0v3M12 15v2.5',
  logout: 'M10 4H5v16h5M14.5 8l4 4-4 4M18.5 12H10',
  minus: 'M6 12h12',
  moneyIn: 'M12 3.5V15M7 10l5 5 5-5M4 20h16',
  moneyOut: 'M12 15.5V4M7 9l5-5 5 5M4 20h16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  plus: 'M12 6v12M6 12h12',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v.01M20 17v3h-3M14 20v.01',
  rates: 'M7.5 3h9M7.5 7.5h9M7.5 3h2.5a4.5 4.5 0 0 1 0 9H7.5L15 21',
  rotate: 'M8 3h8v18H8ZM3 8a10 10 0 0 0 0 8M21 8a10 10 0 0 1 0 8',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14M10 10.5v6M14 10.5v6',
  textSize: 'M2.5 19 6 10l3.5 9M3.7 16h4.6M10.5 19 16 5l5.5 14M12.5 14h7',
  trophy:
    'M7 4h10v6a5 5 0 0 1-10 0ZM7 6H3.5c0 3 1.3 4.8 3.7 5M17 6h3.5c0 3-1.3 4.8-3.7 5M12 15v5.5M8 20.5h8',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4 21c.6-4.5 3.6-6.5 8-6.5s7.4 2 8 6.5',
  vibration: 'M8.5 4h7v16h-7ZM5 8.5v7M2 10.5v3M19 8.5v7M22 10.5v3',
  video: 'M3 6h12v12H3ZM15 10.5l6-3.5v10l-6-3.5',
} as const satisfies Record<string, Outline>;
