/** Inline styles: values by their names, without any meaning. */
export class Style {
  [name: string]: unknown;

  setProperty(name: string, value: string): void {
    this[name] = value;
  }

  removeProperty(name: string): void {
    delete this[name];
  }

  getPropertyValue(name: string): string {
    const value = this[name];
    return typeof value === 'string' ? value : '';
  }
}
