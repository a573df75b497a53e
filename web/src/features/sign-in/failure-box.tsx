import type { Shown } from '../../i18n/text.ts';
import { show } from '../../i18n/translate.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import notes from '../../ui/note.module.css';
import tones from '../../ui/tone.module.css';

export function FailureBox({ title, text }: { readonly title?: string; readonly text: Shown }) {
  return (
    <div role="alert" className={classNames(notes.note, tones.bad)}>
      <Icon name="alert" />
      <div>
        {title && <strong>{title}</strong>}
        <p>{show(text)}</p>
      </div>
    </div>
  );
}
