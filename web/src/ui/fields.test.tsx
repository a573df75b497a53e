import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CheckBox } from './check-box.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const describing = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a text field', () => {
  it('has a visible label and reports what is typed', async () => {
    const onChange = vi.fn();
    render(<TextField label="Points" value="1" onChange={onChange} inputMode="numeric" />);
    const input = screen.getByLabelText('Points');
    expect(input.getAttribute('inputmode')).toBe('numeric');
    expect(input.getAttribute('aria-invalid')).toBe('false');
    await userEvent.type(input, '5');
    expect(onChange).toHaveBeenCalledWith('15', false);
  });

  it('is described by its hint, and by its error in place of it', () => {
    const props = { label: 'Points', value: '', onChange: () => {}, hint: '1 to 10000' };
    const { rerender } = render(<TextField {...props} />);
    const input = screen.getByLabelText('Points');
    expect(describing(input)).toBe('1 to 10000');
    rerender(<TextField {...props} error={{ text: 'Too many' }} />);
    expect(describing(input)).toBe('Too many');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('1 to 10000')).toBeNull();
  });
});

describe('a select', () => {
  it('shows its placeholder until something is chosen', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'close', label: 'Close' },
      { value: 'open', label: 'Open' },
    ];
    render(
      <SelectField
        label="Type"
        value=""
        onChange={onChange}
        options={options}
        placeholder="Choose"
      />,
    );
    const select = screen.getByLabelText<HTMLSelectElement>('Type');
    expect(select.selectedOptions[0]?.textContent).toBe('Choose');
    await userEvent.selectOptions(select, 'Open');
    expect(onChange).toHaveBeenCalledWith('open');
  });
});

describe('choices', () => {
  it('a checkbox reports its new state', async () => {
    const onChange = vi.fn();
    render(<CheckBox label="SP" checked={false} onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'SP' }));
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it('radios form a named group, which is described by its error', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'half', label: 'Half Bracket' },
      { value: 'full', label: 'Full Bracket' },
    ] as const;
    render(
      <RadioGroup
        label="Bracket"
        value="half"
        options={options}
        onChange={onChange}
        error={{ text: 'No' }}
      />,
    );
    const group = screen.getByRole('group', { name: 'Bracket' });
    expect(describing(group)).toBe('No');
    expect(within(group).getByRole('radio', { name: 'Half Bracket' })).toHaveProperty(
      'checked',
      true,
    );
    await userEvent.click(within(group).getByRole('radio', { name: 'Full Bracket' }));
    expect(onChange).toHaveBeenCalledWith('full');
  });
});
