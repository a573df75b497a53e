import { describe, expect, it } from 'vitest';
import { readPointsText } from '../features/bids/rules/points.ts';
import { english, inEnglish } from '../testing/english.ts';
import { readMobile, readMpin, readOtp, readPassword } from './account-readers.ts';
import { readName, readReferral } from './registration-validators.ts';
import { readAmount } from './typed-amount.ts';
import { plainText, type Read, type Reading, readDigits } from './typed-number.ts';

/** A reading as the player meets it: `~` with a hint, `?` in doubt, nothing can be done with it. */
const shown = ({ value, note, doubt }: Reading): string =>
  `${value}${doubt ? '?' : note ? '~' : ''}`;

const amount = (text: string): Reading => ({ value: String(readAmount(text) ?? 'none') });

const readers: Readonly<Record<string, Read>> = {
  '1 digit': readDigits(1),
  '2 digits': readDigits(2),
  '3 digits': readDigits(3),
  '6 digits': readDigits(6),
  points: readPointsText,
  amount,
  MPIN: readMpin,
  OTP: readOtp,
  'mobile number': readMobile,
  account: readDigits(18),
};
const kinds = Object.keys(readers);

/** A way to write a number, and what the fields of each kind make of it, in the order of `kinds`, between bars. */
const ways = [
  ['47', '4?|47|47|47|47|47|47|47|47|47'],
  ['४७', '4?|47|47|47|47|47|47|47|47|47'],
  ['٤٧', '4?|47|47|47|47|47|47|47|47|47'],
  ['４７', '4?|47|47|47|47|47|47|47|47|47'],
  [' 4 7\u00a0', '4?|47|47|47|47|none|47|47|47|47'],
  ['4-7', '4?|47|47|47|47?|none|47|47|47|47'],
  ['4–7', '4?|47|47|47|47?|none|47|47|47|47'],
  ['\u202a4\u200b7\u202c', '4?|47|47|47|47|47|47|47|47|47'],
  ['47a', '4?|47~|47~|47~|47?|none|47~|47a|47~|47~'],
  ['4a7', '4?|47?|47?|47?|47?|none|47?|4a7|47~|47?'],
  ['4.7', '4?|47?|47?|47?|47?|4.7|47?|4.7|47|47?'],
  ['4,7', '4?|47|47|47|47?|none|47|47|47|47'],
  ['-5', '5~|5~|5~|5~|5?|-5|5~|-5|5|5~'],
  ['1e3', '1?|13?|13?|13?|13?|none|13?|1e3|13~|13?'],
  ['5k', '5~|5~|5~|5~|5?|none|5~|5k|5~|5~'],
  ['½', '~|~|~|~|~|none|~|½|~|~'],
  ['1,000', '1?|10?|100?|1000|1000|1000|1000|1000|1000|1000'],
  ['1,00,00,000', '1?|10?|100?|100000?|10000?|10000000|1000?|100000?|10000000|10000000'],
  ['1 000', '1?|10?|100?|1000|1000|1000|1000|1000|1000|1000'],
  ['1.000', '1?|10?|100?|1000?|1000?|none|1000?|1.000|1000|1000?'],
  ['1,000.50', '1?|10?|100?|100050?|10005?|1000.5|1000?|1,000.50|100050|100050?'],
  ['100.00', '1?|10?|100?|10000?|100|100|1000?|100.00|10000|10000?'],
  ['₹१००', '1?|10?|100~|100~|100|100|100~|₹१००|100~|100~'],
  ['Rs. 500/-', '5?|50?|500~|500~|500|500|500~|Rs. 500/-|500~|500~'],
  ['500 points', '5?|50?|500~|500~|500|500|500~|500 points|500~|500~'],
  ['10-20', '1?|10?|102?|1020|1020?|none|1020|1020|1020|1020'],
  ['482 913', '4?|48?|482?|482913|48291?|482913|4829?|482913|482913|482913'],
  ['४८२-९१३', '4?|48?|482?|482913|48291?|none|4829?|482913|482913|482913'],
  ['Your OTP is 482913', '4?|48?|482?|482913~|48291?|none|4829?|482913~|482913~|482913~'],
  ['4829134', '4?|48?|482?|482913?|48291?|4829134|4829?|482913?|4829134|4829134'],
  ['2580', '2?|25?|258?|2580|2580|2580|2580|2580|2580|2580'],
  ['98765 43210', '9?|98?|987?|987654?|98765?|none|9876?|987654?|9876543210|9876543210'],
  ['09876543210', '0?|09?|098?|098765?|09876?|9876543210|0987?|098765?|9876543210|09876543210'],
  ['+91 98765 43210', '9?|91?|919?|919876?|91987?|none|9198?|919876?|9876543210|919876543210~'],
  ['0091 98765 43210', '0?|00?|009?|009198?|00919?|none|0091?|009198?|9876543210|00919876543210'],
  ['919876543210', '9?|91?|919?|919876?|91987?|919876543210|9198?|919876?|9876543210|919876543210'],
  ['+91 (0)98765-43210', '9?|91?|910?|910987?|91098?|none|9109?|910987?|9876543210|9109876543210?'],
  ['९८७६५४३२१०', '9?|98?|987?|987654?|98765?|9876543210|9876?|987654?|9876543210|9876543210'],
  ['98765432101', '9?|98?|987?|987654?|98765?|98765432101|9876?|987654?|9876543210?|98765432101'],
  ['+65 9876 5432', '6?|65?|659?|659876?|65987?|none|6598?|659876?|6598765432?|6598765432~'],
  ['abc', '~|~|~|~|~|none|~|abc|~|~'],
] as const;

describe.each(Object.entries(readers))('a field for %s', (kind, read) => {
  it.each(ways.map(([text, values]) => [text, values.split('|')[kinds.indexOf(kind)] ?? '']))(
    'the typed text %j becomes %j',
    { tags: ['@VBID-11', '@VMOB-08', '@VOTP-02', '@VPTS-01'] },
    (text, expected) => {
      expect(shown(read(text))).toBe(expected);
    },
  );
});

it('every decimal digit of Unicode is read as a digit', () => {
  const others: string[] = [];
  for (let code = 0; code <= 0x1ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(character) && !/^\d$/.test(plainText(character))) others.push(character);
  }
  expect(others).toEqual([]);
  expect(plainText('०१२३४५६७८९')).toBe('0123456789');
  // Adlam, and the bold and monospaced digits of mathematics, one after the other.
  expect(plainText('𞥐𞥑𞥒𞥙')).toBe('0129');
  expect(plainText('𝟎𝟏𝟗𝟘𝟡𝟶𝟿')).toBe('0190909');
});

const letters = 'First name can only contain letters, spaces, hyphens, and apostrophes';

it.each([
  ['D’Souza', "D'Souza"],
  ['Anne‑Marie', 'Anne-Marie'],
  ['Asha\u00a0Rani', 'Asha Rani'],
  ['\u202aAsha\u202c', 'Asha'],
])('the name %j is written as %j', { tags: ['@VNAME-08'] }, (text, name) => {
  expect(readName('First name')(text)).toEqual({ value: name });
});

it.each([
  ['Zoë', 'Zo'],
  ['आशा', ''],
  ['Ash4', 'Ash'],
  ["4D'Sou_za-Lo bo!", "D'Souza-Lo bo"],
])('the name %j keeps only %j, with the reason', { tags: ['@VNAME-08'] }, (text, name) => {
  expect(inEnglish(readName('First name')(text))).toEqual({
    value: name,
    note: letters,
    doubt: letters,
  });
});

it('a name of more than 50 letters is cut with a warning', { tags: ['@VNAME-05'] }, () => {
  const { value, doubt } = readName('Last name')('a'.repeat(60));
  expect(value).toBe('a'.repeat(50));
  expect(doubt).toBeDefined();
});

it('a password stays unchanged up to 16 characters', { tags: ['@VPWD-05'] }, () => {
  expect(readPassword(' कल्याण@1 ')).toEqual({ value: ' कल्याण@1 ' });
  const { value, doubt } = readPassword('Kalyan@Matka2026!');
  expect(value).toBe('Kalyan@Matka2026');
  expect(english(doubt)).toBe('Password must be less than 16 characters');
});

it('a referral code loses surrounding blanks, and a message names other dropped characters', {
  tags: ['@VREF-05'],
}, () => {
  expect(readReferral(' AB_12\n')).toEqual({ value: 'AB_12' });
  expect(shown(readReferral('AB-1_2é'))).toBe('AB1_2?');
  expect(shown(readReferral('a'.repeat(21)))).toBe(`${'a'.repeat(20)}?`);
});
