/** The addresses of the 24 bid screens. */
export const bidPaths: readonly string[] = [
  ...['/single-digit', '/single-digit-bulk', '/multi-digit', '/jodi-digits', '/jodi-digits-bulk'],
  ...['/single-pana', '/single-pana-bulk', '/double-pana', '/double-pana-bulk', '/sp-motor'],
  ...['/dp-motor', '/group-jodi', '/spdptp', '/odd-even', '/red-bracket', '/digits-based-jodi'],
  ...['/two-digits-panel', '/triple-pana', '/half-sangam', '/half-sangam-a', '/half-sangam-b'],
  ...['/full-sangam', '/penal-group', '/choice-pana'],
];

/** What is pressed to come to a screen, from any that has the first of it: in the bottom bar or the side panel. */
export const waysTo: Readonly<Record<string, readonly (readonly ['link' | 'button', string])[]>> = {
  '/passbook': [['link', 'Passbook']],
  '/bid-history': [['link', 'All Bids']],
  '/home': [['link', 'Home']],
  '/wallet': [['link', 'Wallet']],
  '/chat': [['link', 'Chat']],
  '/my-bids': [
    ['button', 'Menu'],
    ['button', 'My Bids'],
  ],
  '/game-rates': [
    ['button', 'Menu'],
    ['button', 'Game Rates'],
  ],
  '/chart': [
    ['button', 'Menu'],
    ['button', 'Charts'],
  ],
  '/change-password': [
    ['button', 'Menu'],
    ['button', 'Change Password'],
  ],
};

/** The addresses that the app leads to from its main screens. */
export const linkedPaths = Object.keys(waysTo);

/** The tiles of the betting options, by the names that the host gives them. */
export const tiles: readonly string[] = [
  ...['Single Digit', 'Single Digit Bulk', 'Jodi Digits', 'Jodi Digits Bulk', 'Single Pana'],
  ...['Single Pana Bulk', 'Double Pana', 'Double Pana Bulk', 'Triple Pana', 'Penal Group'],
  ...['Red Bracket', 'SP DP TP', 'Choice Pana', 'SP Motor', 'DP Motor', 'Group Jodi'],
  ...['Digits Based Jodi', 'Odd Even', 'Two Digits Panel', 'Half Sangam A', 'Half Sangam B'],
  ...['Full Sangam', 'Half Sangam'],
];

/** The markets that a player bets on. */
export const marketNames = [
  ...['Kalyan Matka', 'Madhur Day', 'Sridevi', 'Milan Day', 'Main Bazar', 'SITA MORNING'],
  ...['Sridevi Night', 'Kalyan Night', 'Milan Night', 'Time Bazar'],
] as const;
