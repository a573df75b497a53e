import { calledAs } from '@matka/contracts/cli/command-name';
import { defaultAppId, players } from '@matka/fixtures/players';

const call = calledAs('npm run mock --', 'npx matka-mock');

export const usage = `Usage: ${call} [options]
       ${call} <command>

A stateful mock of the Matka API. Prints its address, the demo players and its console.

Address                                 World
  --port N          0 = any free one      --scenario ID   its initial state
  --host NAME       127.0.0.1             --now TIME      stop its clock: 2026-11-20T12:00+05:30
  --json            one line of JSON      --seed N        of draws and histories
  --web URL         of the web app        --db FILE       where it is stored; :memory: for nowhere
  --homepage-colours HEX,HEX              --fresh         replace what FILE holds
  --host-style NAME[,NAME]                answer as a host may; random draws some,
  --style-seed N                          the same for the same seed
  --detached        outlive the process that started it
  --log             print each request: method, path, world, status, time
Access
  --control loopback|any|off    who may use /__mock     --worlds open|strict|named   see README
  --control-hosts NAME,NAME     host names for it       --secret TEXT          signs the tokens
  --origins loopback|any|URL,URL   CORS                 --allow-production     with NODE_ENV=production

Each flag has an environment variable: --control-hosts is MATKA_CONTROL_HOSTS, --fresh is
MATKA_FRESH=true; 1, yes and on mean the same, and 0, false, no and off the opposite.

Commands (each takes --help)
  advance STEP      move the clock of a running mock, e.g. to the next-draw
  exec -- COMMAND   run a command with a mock of its own in MATKA_MOCK_URL
  scenarios         list the scenarios
  faults            list the effects of fault rules
  host-styles       list what a host may do
  seed              write a database file
  replay FILE…      send the recorded requests of worlds again and compare`;

export const commandUsage: Readonly<Record<string, string>> = {
  advance: `Usage: ${call} advance STEP [--mock URL] [--world ID] [--json]

Advances the clock of a world of a running mock and prints the draws on the way. STEP is a number of
seconds, a time with its offset, next-draw, or next-event: an end of bidding or a draw. The mock is that
of --mock, of MATKA_MOCK_URL or of port 4010.

Example: ${call} advance next-draw --world asha`,
  exec: `Usage: ${call} exec [options of the mock] -- COMMAND [arguments]

Starts a mock in memory on a free port, runs COMMAND with the address in MATKA_MOCK_URL and
MATKA_API_TARGET, stops the mock and ends with the exit code of COMMAND.

Example: ${call} exec --scenario fresh -- npm test`,
  seed: `Usage: ${call} seed --db FILE [--bets N] [--scenario ID] [--seed N] [--fresh] [--json]

Writes the default world to a database file; --bets gives its main player N bets.`,
  replay: `Usage: ${call} replay FILE [FILE…] [--json]

Sends the recorded requests of exported worlds again and compares every response, byte for byte.
Exit code: 0 all responses are the same, 1 some differ or a file cannot be read.`,
  scenarios: `Usage: ${call} scenarios [--json]

Lists the initial states of a world, for --scenario and for PUT /__mock/worlds/<id>/.`,
  'host-styles': `Usage: ${call} host-styles [--json]

Lists what a host may do, for --host-style and for PUT /__mock/worlds/<id>/host-style/.`,
  faults: `Usage: ${call} faults [--json]

Lists the effects of fault rules, for POST /__mock/worlds/<id>/faults/.`,
};

interface Started {
  /** The address of the web app that was started with the mock. */
  play?: string | undefined;
  /** The address of the web server in a container. */
  published?: string | undefined;
  hostStyle?: readonly string[] | undefined;
  styleSeed?: number | undefined;
}

const stylesText = (names: readonly string[], seed: number | undefined): string[] => {
  if (names.length === 0) return [];
  const drawn = seed === undefined ? '' : ` (--host-style random --style-seed ${seed})`;
  return [`Styles    ${names.join(',')}${drawn}`];
};

/** The message of a started mock: addresses, a first request, console, host styles, demo players. */
export function startMessage(
  url: string,
  { play, published, hostStyle = [], styleSeed }: Started,
): string {
  const places = published
    ? [`Play      ${published}`, `Mock API  ${published}/api`]
    : [...(play ? [`Play      ${play}`] : []), `Mock API  ${url}`, `Console   ${url}/__mock/`];
  const base = published ? `${published}/api` : url;
  const first = `Try       curl '${base}/markets/?app_id=${defaultAppId}'`;
  const rows = players.map(
    ({ mobile, password, mpin, otp, balanceHundredths }) =>
      `  ${mobile}   ${password.padEnd(13)} ${mpin}   ${otp}   ${(balanceHundredths / 100).toFixed(2)}`,
  );
  const styles = stylesText(hostStyle, styleSeed);
  return [
    ...places,
    first,
    ...styles,
    '',
    '  mobile       password      MPIN   OTP      points',
    ...rows,
  ].join('\n');
}
