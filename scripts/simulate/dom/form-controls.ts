import { HTMLElement } from './element.ts';
import { SubmitEvent } from './event.ts';

/** The behaviours of the elements of forms. */

export class HTMLFormElement extends HTMLElement {
  requestSubmit(submitter: HTMLElement | null = null): void {
    this.dispatchEvent(new SubmitEvent(submitter));
  }
}

class FormControl extends HTMLElement {
  selectionStart: number | null = null;
  selectionEnd: number | null = null;

  get form(): HTMLFormElement | null {
    const form = this.closest('form');
    return form instanceof HTMLFormElement ? form : null;
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(name: string) {
    this.setAttribute('name', name);
  }

  override get isFocusable(): boolean {
    return !this.disabled;
  }

  setSelectionRange(start: number, end: number): void {
    this.selectionStart = start;
    this.selectionEnd = end;
  }

  select(): void {}

  protected override activate(_clicked: HTMLElement): boolean {
    return true;
  }
}

export class HTMLButtonElement extends FormControl {
  get type(): string {
    return this.getAttribute('type') ?? 'submit';
  }

  protected override activate(): boolean {
    if (this.type === 'submit') this.form?.requestSubmit(this);
    return true;
  }
}

/** Types whose values have a form; others are emptied. */
const forms: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  number: /^-?\d*\.?\d+(e[+-]?\d+)?$/i,
};

export class HTMLInputElement extends FormControl {
  /** What was typed; undefined before. */
  private text: string | undefined = undefined;
  private isChecked: boolean | undefined = undefined;

  get type(): string {
    return (this.getAttribute('type') ?? 'text').toLowerCase();
  }

  set type(type: string) {
    this.setAttribute('type', type);
  }

  get readOnly(): boolean {
    return this.hasAttribute('readonly');
  }

  private get isBox(): boolean {
    return this.type === 'checkbox' || this.type === 'radio';
  }

  private clean(text: string): string {
    const form = forms[this.type];
    return form && !form.test(text) ? '' : text;
  }

  get value(): string {
    if (this.isBox) return this.getAttribute('value') ?? 'on';
    return this.text ?? this.clean(this.defaultValue);
  }

  set value(value: string) {
    if (this.isBox) this.setAttribute('value', value);
    else this.text = this.clean(String(value));
  }

  get defaultValue(): string {
    return this.getAttribute('value') ?? '';
  }

  set defaultValue(value: string) {
    this.setAttribute('value', value);
  }

  get checked(): boolean {
    return this.isChecked ?? this.defaultChecked;
  }

  set checked(checked: boolean) {
    this.mark(checked);
  }

  /** Sets the state as a click does: scripts that watch the property `checked` do not see it. */
  private mark(checked: boolean): void {
    this.isChecked = Boolean(checked);
    if (!checked || this.type !== 'radio' || this.name === '') return;
    const group = (this.form ?? this.closest('html'))?.querySelectorAll(
      `input[name="${this.name}"]`,
    );
    for (const other of group ?? []) {
      if (other !== this && other instanceof HTMLInputElement) other.isChecked = false;
    }
  }

  get defaultChecked(): boolean {
    return this.hasAttribute('checked');
  }

  set defaultChecked(checked: boolean) {
    if (checked) this.setAttribute('checked', '');
    else this.removeAttribute('checked');
  }

  protected override beforeClick(): () => void {
    if (!this.isBox) return () => {};
    const before = this.checked;
    const group = this.type === 'radio' ? this.checkedOfGroup() : undefined;
    this.mark(this.type === 'radio' || !before);
    return () => {
      this.mark(before);
      group?.mark(true);
    };
  }

  private checkedOfGroup(): HTMLInputElement | undefined {
    const group = (this.form ?? this.closest('html'))?.querySelectorAll(
      `input[name="${this.name}"]`,
    );
    return group?.find((each) => each instanceof HTMLInputElement && each.checked) as
      | HTMLInputElement
      | undefined;
  }

  protected override activate(clicked: HTMLElement): boolean {
    if (this.isBox && clicked === this) this.announce('input', 'change');
    if (this.type === 'submit') this.form?.requestSubmit(this);
    return true;
  }
}

export class HTMLTextAreaElement extends FormControl {
  private text: string | undefined = undefined;
  readonly type = 'textarea';

  get readOnly(): boolean {
    return this.hasAttribute('readonly');
  }

  get value(): string {
    return this.text ?? this.textContent;
  }

  set value(value: string) {
    this.text = String(value);
  }

  get defaultValue(): string {
    return this.textContent;
  }

  set defaultValue(value: string) {
    this.textContent = value;
  }
}

export class HTMLOptionElement extends HTMLElement {
  /** Whether it was chosen; undefined before. */
  isChosen: boolean | undefined = undefined;

  get value(): string {
    return this.getAttribute('value') ?? this.textContent.trim();
  }

  get selected(): boolean {
    const list = this.closest('select');
    return list instanceof HTMLSelectElement && list.selectedOptions.includes(this);
  }

  set selected(selected: boolean) {
    const list = this.closest('select');
    if (selected && list instanceof HTMLSelectElement && !list.multiple) {
      for (const option of list.options) option.isChosen = false;
    }
    this.isChosen = selected;
  }

  get defaultSelected(): boolean {
    return this.hasAttribute('selected');
  }

  set defaultSelected(selected: boolean) {
    if (selected) this.setAttribute('selected', '');
    else this.removeAttribute('selected');
  }
}

export class HTMLSelectElement extends FormControl {
  get type(): string {
    return this.multiple ? 'select-multiple' : 'select-one';
  }

  get multiple(): boolean {
    return this.hasAttribute('multiple');
  }

  set multiple(multiple: boolean) {
    if (multiple) this.setAttribute('multiple', '');
    else this.removeAttribute('multiple');
  }

  get options(): HTMLOptionElement[] {
    return this.querySelectorAll('option') as HTMLOptionElement[];
  }

  get selectedOptions(): HTMLOptionElement[] {
    const { options, multiple } = this;
    const chosen = options.filter((each) => each.isChosen ?? each.defaultSelected);
    if (multiple) return chosen;
    const one = chosen.at(-1) ?? options.find((each) => !each.disabled);
    return one ? [one] : [];
  }

  get value(): string {
    return this.selectedOptions[0]?.value ?? '';
  }

  set value(value: string) {
    for (const option of this.options) option.isChosen = option.value === value;
  }
}

export class HTMLLabelElement extends HTMLElement {
  get control(): HTMLElement | null {
    const id = this.getAttribute('for');
    const inner = 'input, select, textarea, button';
    const found =
      id === null ? this.querySelector(inner) : this.closest('html')?.querySelector(`#${id}`);
    return found instanceof HTMLElement ? found : null;
  }

  protected override activate(): boolean {
    this.control?.click();
    return true;
  }
}
