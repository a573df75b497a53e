import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const show = (html: string) => {
  document.body.innerHTML = html;
};
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('a style of an element, or of one above it, hides it beside plain ones of its tag', () => {
  show(`<button>a</button><button style="display: none">b</button>
    <div style="display: none"><button>c</button></div><div style="visibility: hidden"><button>d</button></div>
    <div hidden><button>e</button></div><button>f</button>`);
  expect(names()).toEqual(['a', 'f']);
});

it('a style sheet counts as soon as it is there', () => {
  show('<button>a</button>');
  expect(names()).toEqual(['a']);
  show('<style>button { display: none }</style><button>a</button>');
  expect(names()).toEqual([]);
});
