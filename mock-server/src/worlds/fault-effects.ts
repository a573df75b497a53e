/** Every effect of a fault rule with one line about it, in the order of the documents. */
export const faultEffects = {
  status:
    'Responds with `status` (500 by default), `body` and `headers`; after the commit: a 5xx although the bet is placed.',
  latency: 'Waits `milliseconds`, then continues.',
  reset:
    'Breaks the connection without a response, after `milliseconds` if given; no browser sends the request again.',
  drop: 'Closes the connection without a byte; browsers repeat the request by themselves.',
  'delayed-commit':
    'Breaks the connection immediately and commits `milliseconds` of real time later.',
  'eventual-history':
    'Leaves bets out of the histories until they are `milliseconds` of world time old (10 s by default).',
  html: 'Responds with `status` (502 by default) and the HTML page of a gateway.',
  'captive-portal': 'Responds with 200 and the sign-in page of a Wi-Fi network.',
  malformed: 'Responds with 200 and invalid JSON.',
  truncated:
    'Sends the first `bytes` of the response (half by default) with a matching content length.',
  'half-body': 'Sends half of the body, then breaks the connection.',
  'slow-drip': 'Sends the body in pieces within `milliseconds`.',
} as const;

export type FaultEffect = keyof typeof faultEffects;

/** All effects with their descriptions. */
export const faultEffectList = (Object.keys(faultEffects) as FaultEffect[]).map((id) => ({
  id,
  description: faultEffects[id],
}));
