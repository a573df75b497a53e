// Stands in for `node:util`.

type Constructor = abstract new (...args: never[]) => object;

/** Makes one constructor inherit from another, both possibly plain functions. */
export function inherits(child: Constructor, parent: Constructor): void {
  Object.setPrototypeOf(child.prototype, parent.prototype);
}

const quiet = Object.assign((): void => {}, { enabled: false });
export const debuglog = () => quiet;
export const deprecate = <Work>(work: Work): Work => work;
export const inspect = (value: unknown): string => String(value);
export const format = (text: string, ...values: unknown[]): string =>
  values.reduce<string>((all, value) => all.replace(/%[sdj]/, () => String(value)), text);
export const types = { isRegExp: (value: unknown): boolean => value instanceof RegExp };
