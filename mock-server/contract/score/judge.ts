import { endpointTitle } from '@matka/contracts/api/endpoints';
import { plainPlace } from '@matka/contracts/check/finding';
import { anyKey, type Place, placeText } from '@matka/contracts/reading/place';
import type { Mock } from '../../create-mock.ts';
import type { Defect } from '../defects/defects.ts';
import type { Transformer } from '../hosts/host.ts';
import { type HostUnderTest, type KitFinding, type Verdict, verify, walk } from './run-kit.ts';

/** The kit's judgement of a defect. */
export type DefectVerdict =
  | 'named'
  /** Reported at another endpoint or place. */
  | 'elsewhere'
  | 'noted'
  | 'missed'
  | 'permitted'
  /** The client reads the same values, and the kit reports nothing. */
  | 'harmless'
  /** The client reads the same values, and the kit reports a failure. */
  | 'false alarm';

/** A judged defect. */
export interface JudgedDefect {
  defect: Defect;
  verdict: DefectVerdict;
  said: string;
}

/** Tells if a place is within another place, whose keys may match any. */
const isInside = (inner: Place, outer: Place): boolean =>
  inner.length >= outer.length &&
  outer.every((key, index) => inner[index] === key || key === anyKey);

function isAt({ place, operator }: Defect, said: KitFinding): boolean {
  const named = plainPlace(said);
  if (typeof place === 'string') {
    if (typeof named !== 'string') return true;
    if (operator.endsWith('ignored')) return named.startsWith(place);
    // A body that is not JSON, or not declared as JSON, is reported as such or as a body without its needed fields.
    return /^(status|body|content type|$)/.test(named);
  }
  const member = place.at(-1);
  const isTold = typeof member === 'string' && new RegExp(`\\b${member}\\b`).test(said.text);
  if (typeof named === 'string') return isTold;
  return isInside(named, place) || isInside(place, named) || isTold;
}

const sentenceOf = ({ call, place, text }: KitFinding): string =>
  `${call} ${placeText(place)} ${text}`.trim();

const isFailure = ({ kind }: KitFinding) => kind === 'failure';

function verdictOf(defect: Defect, { code, said }: Verdict, isDifferent: boolean): DefectVerdict {
  const fails = code === 1 || code === 3 || (code === 2 && said.some(isFailure));
  if (!isDifferent) return fails ? 'false alarm' : 'harmless';
  if (defect.isPermitted) return 'permitted';
  const own = said.filter(({ call }) => call === endpointTitle(defect.call));
  if (own.some((each) => isFailure(each) && isAt(defect, each))) return 'named';
  if (fails) return 'elsewhere';
  return said.length > 0 ? 'noted' : 'missed';
}

/** Judges a defect by a run on a host that has it. */
export async function judgeDefect(
  defect: Defect,
  run: (transform: Transformer) => Promise<Verdict>,
): Promise<JudgedDefect> {
  let isDifferent = false;
  const transform = defect.transform(() => {
    isDifferent = true;
  });
  const verdict = await run(transform);
  const [first] = verdict.said;
  return {
    defect,
    verdict: verdictOf(defect, verdict, isDifferent),
    said: first ? sentenceOf(first) : '',
  };
}

/** A contradiction or an allowed variant with the findings of verification and a walk. */
export interface JudgedHost {
  name: string;
  verify: Verdict['code'];
  /** Undefined without a walk. */
  walk: Verdict['code'] | undefined;
  said: readonly string[];
}

/** Verifies a host and walks on it; with `always` false only if the verification found nothing. */
export async function judgeHost(
  mock: Mock,
  { name, ...tried }: HostUnderTest & { name: string },
  { steps = 60, always = true } = {},
): Promise<JudgedHost> {
  const verified = await verify(mock, tried);
  const isWalked = always || verified.code !== 1;
  const walked = isWalked ? await walk(mock, tried, 1, steps) : undefined;
  const said = [...verified.said, ...(walked?.said ?? [])].filter(isFailure);
  return {
    name,
    verify: verified.code,
    walk: walked?.code,
    said: said.map(sentenceOf),
  };
}
