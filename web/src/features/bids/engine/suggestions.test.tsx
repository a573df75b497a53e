import { expect, it, vi } from 'vitest';
import { fillIn, openForTest } from '../../../testing/bid-screens.ts';
import { english } from '../../../testing/english.ts';
import { holdSuggestions, pass } from '../../../testing/mocked-suggestions.ts';
import { labelsOf, typeFirst } from '../../../testing/suggested-bids.ts';
import { definition as choicePana } from '../screens/choice-pana.ts';
import { definition as penalGroup } from '../screens/penal-group.ts';
import { definition as spMotor } from '../screens/sp-motor.ts';
import { addBid } from './add-bid.ts';
import { chooseType } from './form-actions.ts';
import { stopSuggestions } from './suggestions.ts';

vi.mock('../../../api/suggestions.ts');

const { requested, pending } = holdSuggestions();

it('the suggestions are requested once, 500 ms after the last change', {
  tags: ['@SUGG-01'],
}, async () => {
  const screen = openForTest(spMotor);
  typeFirst(screen, '1234');
  await pass(499);
  typeFirst(screen, '12345');
  await pass(499);
  expect(requested).not.toHaveBeenCalled();
  await pass(1);
  expect(requested).toHaveBeenCalledOnce();
  expect(requested.mock.calls[0]?.[0]).toMatchObject({
    payload: { digits: ['1', '2', '3', '4', '5'] },
  });
  await pass(5000);
  expect(requested).toHaveBeenCalledOnce();
});

it('the suggestions are not requested while the input is incomplete', async () => {
  const screen = openForTest(spMotor);
  typeFirst(screen, '123');
  await pass(5000);
  expect(requested).not.toHaveBeenCalled();
});

it('the suggestions ignore the response to an older input', { tags: ['@SUGG-03'] }, async () => {
  const screen = openForTest(spMotor);
  typeFirst(screen, '1234');
  await pass(500);
  typeFirst(screen, '5678');
  pending[0]?.respond(['123']);
  await pass(499);
  expect(screen.state.suggestions).toEqual({ status: 'none' });
  await pass(1);
  expect(screen.state.suggestions.status).toBe('loading');
  pending[1]?.respond(['567']);
  await pass(0);
  expect(screen.state.suggestions).toEqual({ status: 'ready', labels: ['567'] });
});

it('the suggestions cancel the request for an older input, but not for the same input', {
  tags: ['@SUGG-03'],
}, async () => {
  const screen = openForTest(spMotor);
  fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
  addBid(screen);
  await pass(1000);
  const givenUp = () => requested.mock.calls.map(([, signal]) => signal?.aborted);
  expect(givenUp()).toEqual([false, false]);
  typeFirst(screen, '5678');
  await pass(500);
  expect(givenUp()).toEqual([true, true, false]);
});

it('the suggestions are not requested while an option or every field is missing', async () => {
  const screen = openForTest(choicePana);
  fillIn(screen, { inputs: { leftDigit: '1' }, points: '5' });
  await pass(5000);
  fillIn(screen, { options: ['SP'], points: '5' });
  await pass(5000);
  expect(requested).not.toHaveBeenCalled();
  fillIn(screen, { inputs: { leftDigit: '1' }, points: '5' });
  await pass(5000);
  expect(requested).toHaveBeenCalledOnce();
});

it('the suggestions show no message for empty fields if the screen has no such text', async () => {
  const screen = openForTest(spMotor);
  typeFirst(screen, '');
  await pass(5000);
  expect(english(screen.state.message)).toBeUndefined();
});

it('the suggestions of Penal Group are requested after 350 ms, and not twice in a row for one pana', {
  tags: ['@PG-05', '@PG-06'],
}, async () => {
  const screen = openForTest(penalGroup);
  typeFirst(screen, '128');
  await pass(349);
  expect(requested).not.toHaveBeenCalled();
  await pass(1);
  pending[0]?.respond(['128:SP', '678:SP']);
  typeFirst(screen, '12');
  await pass(1000);
  expect(english(screen.state.message)).toBeUndefined();
  typeFirst(screen, '128');
  await pass(1000);
  expect(requested).toHaveBeenCalledOnce();
  expect(screen.state.suggestions).toEqual({ status: 'ready', labels: ['128', '678'] });
  typeFirst(screen, '129');
  await pass(350);
  typeFirst(screen, '128');
  await pass(350);
  expect(requested).toHaveBeenCalledTimes(3);
});

it('the suggestions of Penal Group show a message without a pana', {
  tags: ['@PG-04'],
}, async () => {
  const screen = openForTest(penalGroup);
  typeFirst(screen, '1');
  typeFirst(screen, '');
  await pass(350);
  expect(english(screen.state.message)).toBe('Please enter a pana first to get suggestions');
  expect(requested).not.toHaveBeenCalled();
});

it('the suggestions and their open requests are dropped when the type changes', {
  tags: ['@FLOW-13', '@SP-14'],
}, async () => {
  const screen = openForTest(spMotor);
  typeFirst(screen, '1234');
  await pass(500);
  chooseType(screen, 'close');
  pending[0]?.respond(['123']);
  await pass(0);
  expect(screen.state.suggestions).toEqual({ status: 'none' });
  await pass(500);
  expect(requested.mock.calls.map(([{ payload }]) => payload)).toEqual([
    expect.objectContaining({ digits: ['1', '2', '3', '4'] }),
    expect.objectContaining({ digits: ['1', '2', '3', '4'] }),
  ]);
});

it('a screen that the player has left requests no suggestions and adds no bids', async () => {
  const screen = openForTest(spMotor);
  fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
  addBid(screen);
  stopSuggestions(screen);
  expect([screen.state.waiting, vi.getTimerCount()]).toEqual([false, 0]);
  await pass(5000);
  expect(requested).not.toHaveBeenCalled();
  expect(labelsOf(screen)).toEqual([]);
});

it('the status is loading if the input returns during its request, and none if the request failed', async () => {
  const screen = openForTest(spMotor);
  typeFirst(screen, '1234');
  await pass(500);
  typeFirst(screen, '12345');
  expect(screen.state.suggestions).toEqual({ status: 'none' });
  typeFirst(screen, '1234');
  expect(screen.state.suggestions).toEqual({ status: 'loading' });
  typeFirst(screen, '12345');
  pending[0]?.fail();
  await pass(0);
  typeFirst(screen, '1234');
  expect(screen.state.suggestions).toEqual({ status: 'none' });
  expect(requested).toHaveBeenCalledOnce();
});

it('the status comes from the last response if the input returns to its value', async () => {
  const screen = openForTest(spMotor);
  typeFirst(screen, '1234');
  await pass(500);
  pending[0]?.respond(['123']);
  await pass(0);
  typeFirst(screen, '123');
  typeFirst(screen, '1234');
  expect(screen.state.suggestions).toEqual({ status: 'ready', labels: ['123'] });
  await pass(5000);
  expect(requested).toHaveBeenCalledOnce();
});
