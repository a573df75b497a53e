/**
 * Ends a command when the mock that runs it is gone, however the mock ended: the input of this process closes then. The mock
 * writes to it first if the command has ended by itself. Usage: node command-guard.ts <process id of the command>
 */
import { endProcesses, processTree } from './process-tree.ts';

const pid = Number(process.argv[2]);
let hasEnded = false;
process.stdin.on('data', () => {
  hasEnded = true;
});
process.stdin.once('end', () => {
  if (!hasEnded) void endProcesses(processTree(pid));
});
