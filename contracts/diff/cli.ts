import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFolder } from '../cli/create-folder.ts';
import { flag, parseWords, text, UsageError } from '../cli/flags.ts';
import type { Output } from '../cli/output.ts';
import { RecordingError, readText, writeWhole } from '../recording/recording-file.ts';
import { brokerMatrix, parseBrokerMatrix, verificationResult } from './broker-matrix.ts';
import { compareDocuments } from './compare-documents.ts';
import { diffHtml, diffMarkdown } from './diff-report.ts';
import {
  canDeploy,
  contractVersion,
  type MatrixRow,
  matrixText,
  pacticipantsOf,
  parseMatrix,
  verdictOf,
  withNewer,
  withVerdict,
} from './matrix.ts';
import { DocumentError, readDocument } from './read-document.ts';

/** The text of `--help`. */
export const usage = `Usage: npm run contracts:diff -- OLD NEW [--markdown FILE] [--html FILE]
       npm run contracts:diff -- --can-i-deploy --host NAME
       npm run contracts:diff -- --add REPORT --host NAME
       npm run contracts:diff -- --export FILE | --export-results FOLDER | --import FILE

Compares two pacts, two OpenAPI documents, or two reports of contracts:verify --json. Breaking is what the client reads or
has to send.

  --markdown FILE, --html FILE   the differences as a page
  --can-i-deploy                 does the host of this name pass the contract of this folder? From the matrix, offline
  --add REPORT                   put the verdict of a report into the matrix
  --export FILE, --import FILE   the matrix as pact-broker can-i-deploy --output json prints it
  --export-results FOLDER        a file for each verdict, to be published at a Pact broker as a verification result
  --host NAME                    name of a host in the matrix
  --matrix FILE                  the matrix (contracts/matrix.json)
  --pact FILE                    the contract (contracts/pacts/matka-web-matka-api.json)

Exit code: 0 nothing breaks, 1 something breaks or the host does not pass, 2 the files cannot be read.`;

const flags = {
  markdown: text,
  html: text,
  'can-i-deploy': flag,
  add: text,
  export: text,
  'export-results': text,
  import: text,
  host: text,
  matrix: text,
  pact: text,
  help: flag,
} as const;

const folder = new URL('..', import.meta.url);
const inFolder = (path: string): string => decodeURIComponent(new URL(path, folder).pathname);

type Values = ReturnType<typeof parseWords<typeof flags>>['values'];

/** Reads a file by a parser; the message of what is wrong names the file. */
function readBy<T>(file: string, parse: (content: string) => T): T {
  try {
    return parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new DocumentError(`${file}: it is not complete JSON.`);
    if (error instanceof DocumentError || error instanceof RecordingError)
      throw new DocumentError(`${file}: ${error.message}.`);
    throw error;
  }
}

function write(file: string | undefined, content: () => string): void {
  if (file === undefined) return;
  createFolder(dirname(file));
  writeWhole(file, content());
}

function compareFiles(
  [old = '', next = '']: readonly string[],
  values: Values,
  { log }: Output,
): 0 | 1 {
  const changes = compareDocuments(readDocument(old), readDocument(next));
  write(values.markdown, () => `# ${old} → ${next}\n\n${diffMarkdown(changes)}\n`);
  write(values.html, () => diffHtml(changes, [old, next]));
  log(diffMarkdown(changes));
  return changes.some(({ breaking }) => breaking) ? 1 : 0;
}

function useMatrix(values: Values, { log }: Output): 0 | 1 {
  const file = values.matrix ?? inFolder('matrix.json');
  const rows: MatrixRow[] = existsSync(file) ? readBy(file, parseMatrix) : [];
  const pact = values.pact ?? inFolder('pacts/matka-web-matka-api.json');
  const contract = readBy(pact, contractVersion);
  const { export: exported, 'export-results': results } = values;
  if (exported !== undefined) {
    write(exported, () => brokerMatrix(rows, readBy(pact, pacticipantsOf)));
    log(`${rows.length} verdicts in ${exported}.`);
    return 0;
  }
  if (results !== undefined) {
    for (const row of rows)
      write(join(results, `${row.host}-${row.contract}.json`), () => verificationResult(row));
    log(`${rows.length} verdicts in ${results}.`);
    return 0;
  }
  if (values.import !== undefined) {
    const added = readBy(values.import, parseBrokerMatrix);
    writeWhole(file, matrixText(withNewer(rows, added)));
    log(`${added.length} verdicts of ${values.import} in ${file}.`);
    return 0;
  }
  const { host } = values;
  if (host === undefined) throw new UsageError('Name the host with --host.');
  if (values.add !== undefined) {
    const verdict = readBy(values.add, (content) => verdictOf(JSON.parse(content)));
    const date = new Date().toISOString().slice(0, 10);
    writeWhole(file, matrixText(withVerdict(rows, { host, contract, verdict, date })));
    log(`${host} ${verdict} contract ${contract}: written to ${file}.`);
    return 0;
  }
  const { ok, reason } = canDeploy(rows, host, contract);
  log(`${ok ? 'Yes' : 'No'}: ${reason}.`);
  return ok ? 0 : 1;
}

/** The command `contracts:diff`. Returns the exit code. */
export function main(args: string[], output: Output): 0 | 1 | 2 {
  try {
    const { values, positionals } = parseWords(args, flags);
    if (values.help) {
      output.log(usage);
      return 0;
    }
    const isMatrix =
      values['can-i-deploy'] ||
      [values.add, values.export, values['export-results'], values.import].some(
        (one) => one !== undefined,
      );
    if (isMatrix && positionals.length === 0) return useMatrix(values, output);
    if (positionals.length !== 2)
      throw new UsageError('Give two files: the old one and the new one.');
    return compareFiles(positionals, values, output);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    output.error(error instanceof UsageError ? `${message}\n\n${usage}` : message);
    return 2;
  }
}
