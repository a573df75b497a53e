import { expect, it } from 'vitest';
import { hostNow } from '../../../lib/host-time.ts';
import { bid, openForTest } from '../../../testing/bid-screens.ts';
import { english, inEnglish } from '../../../testing/english.ts';
import { sampleMarket } from '../../../testing/sample-market.ts';
import { definition as groupJodi } from '../screens/group-jodi.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { definition as redBracket } from '../screens/red-bracket.ts';
import { definition as singleDigit } from '../screens/single-digit.ts';
import { definition as singlePana } from '../screens/single-pana.ts';
import { type Field, fieldNamesOf } from './definition.ts';
import { changeInput, changePoints, chooseBracket, chooseType } from './form-actions.ts';
import { type BidScreen, balanceFor, openScreen } from './screen.ts';

function fieldOf({ definition }: BidScreen): Field {
  const field = definition.entry.fields[0];
  if (!field) throw new Error('The form has no fields');
  return field;
}

it('the message of a wrong number stays while the points are typed, and goes once the number is right', () => {
  const screen = openForTest(singlePana);
  const field = fieldOf(screen);
  changeInput(screen, field, '01');
  const { message } = screen.state;
  expect([english(message), screen.state.liveError]).toEqual(['Invalid pana', true]);
  changePoints(screen, '10');
  expect(screen.state.message).toBe(message);
  changeInput(screen, field, '12');
  expect(screen.state).toMatchObject({
    message: undefined,
    liveError: false,
    form: { singlePana: '12' },
  });
});

it.each<[string, (screen: BidScreen) => void]>([
  ['points', (screen) => changePoints(screen, '5')],
  ['an option', (screen) => chooseBracket(screen, 'full')],
])('the message goes at the next change of %s', (_, change) => {
  const screen = openForTest(redBracket);
  screen.state.message = 'Undone';
  change(screen);
  expect(english(screen.state.message)).toBeUndefined();
});

it('a screen opens without errors, and its wallet is unknown without a player', () => {
  const screen = openForTest(jodiDigits);
  expect(screen.left).toBe(false);
  expect(inEnglish(screen.state)).toMatchObject({
    message: undefined,
    liveError: false,
    waiting: false,
    bids: [],
  });
  expect(balanceFor(screen, null)).toBeUndefined();
});

it('the points are cut to five digits, and a number to the length of its field', () => {
  const screen = openForTest(groupJodi);
  changePoints(screen, '1a23456');
  changeInput(screen, fieldOf(screen), '12x3');
  expect(screen.state.form).toMatchObject({ points: '12345', groupJodi: '12' });
  expect(fieldNamesOf(groupJodi.entry)).toEqual(['groupJodi']);
});

it('the first choice of a type sets the session of all rows, or the forced session of the screen', () => {
  for (const forcedSession of [undefined, 'close'] as const) {
    const definition = { ...singleDigit, ...(forcedSession && { forcedSession }) };
    const screen = openForTest(definition, { bet_direction: 'both' });
    screen.state.form = { ...screen.state.form, type: '' };
    screen.state.bids = [bid('7', 10)];
    chooseType(screen, 'open');
    expect(screen.state.bids[0]?.gameType).toBe(forcedSession ?? 'open');
  }
});

it('a form has no type at first if it offers both sessions and has no default', () => {
  const { betType } = openForTest(singleDigit, { bet_direction: 'both' });
  const { default_direction: _, ...config } = betType.config;
  const handedOver = {
    definition: singleDigit,
    betType: { ...betType, config },
    market: sampleMarket(),
  };
  expect(openScreen(handedOver, hostNow(), 'entry').state.form.type).toBe('');
});
