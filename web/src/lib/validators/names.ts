import { NAME_MAX, NAME_MIN } from '../limits.ts';

const notAllowed = /[^A-Za-z '-]/g;

/** The rules of both names: only the name of the field in the texts differs. */
function nameError(field: 'First name' | 'Last name', value: string): string | undefined {
  if (value.trim() === '') return `${field} is required`;
  if (value.trim().length < NAME_MIN)
    return `${field} must be at least ${NAME_MIN} characters long`;
  // The text says less than 50 while exactly 50 are accepted: a quirk that is kept.
  if (value.length > NAME_MAX) return `${field} must be less than ${NAME_MAX} characters`;
  if (value.search(notAllowed) >= 0) {
    return `${field} can only contain letters, spaces, hyphens, and apostrophes`;
  }
  return undefined;
}

export function firstNameError(value: string): string | undefined {
  return nameError('First name', value);
}

export function lastNameError(value: string): string | undefined {
  return nameError('Last name', value);
}

/** What a name field keeps of an input: letters, spaces, hyphens, apostrophes, 50 at most. */
export function nameInput(value: string): string {
  return value.replace(notAllowed, '').slice(0, NAME_MAX);
}
