/** A translation by the plural category of its value `count`. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;

/** Translations by the English text; `{name}` stands for a value in both. */
export type Catalogue = Readonly<Record<string, string | PluralForms>>;
