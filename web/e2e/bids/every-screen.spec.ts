import { played as halfSangam } from '../../src/features/bids/screens/half-sangam.ts';
import { played as spMotor } from '../../src/features/bids/screens/sp-motor.ts';
import { test } from './fixtures.ts';

// A unit test plays every screen; these two differ most in a browser.
test('SP Motor, whose panas the server suggests, is played to its wins', ({ play }) =>
  play(spMotor));

test.describe('where the older Half Sangam is offered', () => {
  test.use({ scenario: 'classic-half-sangam' });

  test('a bid is confirmed by a receipt and played to its win', ({ play }) => play(halfSangam));
});
