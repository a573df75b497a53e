import { flag, text, texts } from './flags.ts';

/** The line of help of a flag: its value, its effect, and the variable that may give the value. */
interface Help {
  value?: string;
  help: string;
  variable?: string | undefined;
}

/** A flag with a value. */
export const valueFlag = (value: string, help: string, variable?: string) =>
  ({ ...text, value, help, variable }) as const;

/** A flag with a value that has a default. */
export const defaultFlag = (value: string, help: string, fallback: string) =>
  ({ ...valueFlag(value, `${help} (${fallback})`), default: fallback }) as const;

/** A flag with a value that may be repeated. */
export const valuesFlag = (value: string, help: string, variable?: string) =>
  ({ ...texts, value, help, variable }) as const;

/** A flag without a value. */
export const plainFlag = (help: string) => ({ ...flag, help }) as const;

/** The lines of help of some flags. */
export const helpOf = (flags: Readonly<Record<string, Help>>): string =>
  Object.entries(flags)
    .map(([name, { value, help, variable }]) => {
      const left = value === undefined ? `--${name}` : `--${name} ${value}`;
      return `  ${left.padEnd(21)} ${help}${variable === undefined ? '' : ` (${variable})`}`;
    })
    .join('\n');
