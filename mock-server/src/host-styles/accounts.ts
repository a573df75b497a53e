import type { Rows } from './style.ts';

const player = ['login', 'register'] as const;
const playerId = 'the id of a player';
const playerName = 'the name of a player';
const mobile = 'how a mobile number is written';
const registered = 'the response to a registration';
const renewal = 'what a refresh gives';

/** Styles of players, sessions and registrations of a host. */
export const accountRows: Rows = {
  'player-ids-as-texts': {
    description: 'The id of a player may be a text.',
    decides: playerId,
    endpoint: player,
    path: 'user.id',
    change: { format: 'usr_{}' },
  },
  'player-without-id': {
    description: 'A host may keep the id of a player to itself.',
    decides: playerId,
    endpoint: player,
    path: 'user.id',
    change: 'drop',
  },
  'full-name-alone': {
    description: 'A player may have a full name and no first and last name.',
    decides: playerName,
    endpoint: 'login',
    path: ['user.first_name', 'user.last_name'],
    change: 'null',
  },
  'no-full-name': {
    description: 'A player may have a first and a last name and no full name.',
    decides: playerName,
    endpoint: player,
    path: 'user.name',
    change: 'drop',
  },
  'first-name-alone': {
    description: 'A player may have one name alone.',
    decides: playerName,
    endpoint: 'login',
    path: ['user.name', 'user.last_name'],
    change: 'empty',
  },
  'mobile-number-with-country': {
    description: 'The mobile number of a player may begin with +91.',
    decides: mobile,
    endpoint: 'login',
    path: 'user.mobile_number',
    change: { format: '+91{}' },
  },
  'mobile-number-masked': {
    description: 'The mobile number of a player may be masked.',
    decides: mobile,
    endpoint: 'login',
    path: 'user.mobile_number',
    change: { set: '******3210' },
  },
  'points-as-text': {
    description: 'Points and balances may be texts with decimals.',
    endpoint: ['login', 'betting'],
    path: ['user.points', 'user_balance.*'],
    change: 'as decimals',
  },
  'opaque-refresh-tokens': {
    description: 'A refresh token may be any text.',
    rules: { opaqueRefreshTokens: true },
  },
  'tokens-of-few-requests': {
    description: 'An access token may end at any time; a refresh gives the next one.',
    rules: { accessTokenUses: 25 },
  },
  'one-session-at-a-time': {
    description: 'A login may end the sessions before it.',
    rules: { oneSession: true },
  },
  'new-refresh-token': {
    description: 'A refresh may give a new refresh token as well, while the old one stays good.',
    decides: renewal,
    rules: { renewsRefreshTokens: true },
  },
  'one-time-refresh-tokens': {
    description: 'A refresh token may be good for one refresh, which gives the next one.',
    decides: renewal,
    rules: { refreshTokenUses: 1, renewsRefreshTokens: true },
  },
  'other-successes': {
    description: 'Any status from 200 to 299 is a success.',
    changes: [
      { endpoint: ['betting', 'login'], when: 200, status: 201 },
      { endpoint: 'refresh', when: 200, status: 203 },
      { endpoint: 'suggestions', when: 200, status: 202 },
    ],
  },
  'registration-without-a-body': {
    description: 'A registration may be confirmed by an empty body.',
    decides: registered,
    endpoint: 'register',
    status: 204,
    raw: '',
  },
  'registration-with-an-empty-object': {
    description: 'A registration may be confirmed by any body: nothing of it is read.',
    decides: registered,
    endpoint: 'register',
    change: { set: {} },
  },
  'registration-that-signs-in': {
    description: 'A registration may get the response of a login.',
    decides: registered,
    rules: { signsInOnRegistration: true },
  },
};
