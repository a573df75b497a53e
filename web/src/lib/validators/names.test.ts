// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { firstNameError, lastNameError, nameInput } from './names.ts';

describe.each([
  ['@VNAME-01', '@VNAME-06', 'First name', firstNameError],
  ['@VNAME-02', '@VNAME-07', 'Last name', lastNameError],
] as const)('names', (required, letters, field, check) => {
  it.each(['', ' ', '   '])(`${required} ${field} %j is missing`, (value) => {
    expect(check(value)).toBe(`${field} is required`);
  });

  it.each(['A', ' A ', '7'])(`${field} %j is too short`, { tags: ['@VNAME-03'] }, (value) => {
    expect(check(value)).toBe(`${field} must be at least 2 characters long`);
  });

  it(`${field} of 51 characters is refused, of 50 and of 2 accepted`, {
    tags: ['@VNAME-04'],
  }, () => {
    expect(check('a'.repeat(51))).toBe(`${field} must be less than 50 characters`);
    expect(check('7'.repeat(51))).toBe(`${field} must be less than 50 characters`);
    expect(check('a'.repeat(50))).toBeUndefined();
    expect(check('Jo')).toBeUndefined();
  });

  it.each(['Ash4', 'A_b', 'Zoë', 'A.B', 'Ash\tPatil'])(
    `${letters} ${field} %j is refused`,
    (value) => {
      expect(check(value)).toBe(
        `${field} can only contain letters, spaces, hyphens, and apostrophes`,
      );
    },
  );

  it.each(["D'Souza", 'Anne-Marie', 'Asha Rani', 'PATIL'])(
    `${letters} ${field} %j is accepted`,
    (value) => {
      expect(check(value)).toBeUndefined();
    },
  );
});

it('the fields keep letters, spaces, hyphens and apostrophes, 50 at most', () => {
  expect(nameInput("4D'Sou_za-Lo bo!")).toBe("D'Souza-Lo bo");
  expect(nameInput(`7${'a'.repeat(60)}`)).toBe('a'.repeat(50));
});
