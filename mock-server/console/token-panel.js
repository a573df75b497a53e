import { inWorld } from './api.js';
import { button, chip, field, form, h, row } from './dom.js';

/** Token lifetimes and expiry. */
export function tokenPanel(act) {
  return {
    title: 'Tokens',
    hint: 'Lifetimes count in real time. Expiring rejects all access tokens issued so far.',
    render: ({ tokens }) => [
      row(
        button('Expire access tokens', () => act(() => inWorld('POST', '/tokens/expire/'))),
        button(tokens.refreshRefused ? 'Accept refreshes' : 'Refuse refreshes', () =>
          act(() => inWorld('PUT', '/tokens/', { refreshRefused: !tokens.refreshRefused })),
        ),
        chip(`access ${tokens.accessSeconds} s`),
        chip(`refresh ${tokens.refreshSeconds} s`),
      ),
      form(
        [
          field(
            'Access token lifetime, seconds',
            h('input', { name: 'seconds', type: 'number', required: true }),
          ),
          h('button', {}, 'Set'),
        ],
        ({ seconds }) => act(() => inWorld('PUT', '/tokens/', { accessSeconds: Number(seconds) })),
      ),
    ],
  };
}
