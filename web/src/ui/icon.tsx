/** Outlines that the first screens show, on a 24 px grid in one stroke style, drawn for this product. */
const outlines = {
  alert: 'M12 8v5M12 16.5v.01M12 3 2.5 20h19Z',
  back: 'M20 12H4M11 5l-7 7 7 7',
  bids: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9.5 8h5M9.5 12h5',
  book: 'M12 6.5C9.5 4.5 6 4.5 3 5v14c3-.5 6.5-.5 9 1.5 2.5-2 6-2 9-1.5V5c-3-.5-6.5-.5-9 1.5ZM12 6.5v14',
  chat: 'M4 5h16v11h-8l-5 4v-4H4ZM8.5 10.5h7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-right': 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  'eye-off':
    'm4 4 16 16M9.5 5.9A9 9 0 0 1 12 5.5c3.7 0 7 2 9.5 6.5a15 15 0 0 1-2.7 3.6M6 7.5A14 14 0 0 0 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5a9 9 0 0 0 3.5-.7',
  home: 'M3 11.5 12 4l9 7.5M5.5 9.8V20h13V9.8M10 20v-6h4v6',
  info: 'M12 11v6M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  menu: 'M4 7h16M4 12h16M4 17h10',
  pause: 'M8.5 5v14M15.5 5v14',
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  play: 'M7 4.5v15l12-7.5Z',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 3.5v5h-5',
  wallet: 'M3 7v13h18V8H5a2 2 0 0 1-2-2 2 2 0 0 1 2-2h13v4M16.5 14v.01',
} as const;

/** An outline as the data of a path; outlines.ts has the other screens'. */
export type Outline = `M${string}`;

/** A name of the outlines of the first screens, or another outline. */
export type IconName = keyof typeof outlines | Outline;

const isNamed = (name: IconName): name is keyof typeof outlines => name in outlines;

/** A decorative icon, `size` in px; its control has the name. Never clips: each icon would be a paint layer. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      overflow="visible"
      aria-hidden="true"
    >
      <path d={isNamed(name) ? outlines[name] : name} />
    </svg>
  );
}
