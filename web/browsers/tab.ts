/** An element of a page is looked for by its role and its accessible name, in full or by a pattern. */
export interface Target {
  role: 'button' | 'link' | 'field' | 'checkbox' | 'dialog' | 'heading' | 'list' | 'alert' | 'text';
  name: string | RegExp;
  item?: string;
}

export interface Tab {
  goto(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Clicks the element that an expression gives. Throws if there is none. */
  click(expression: string): Promise<void>;
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
}

/** A running browser with a new profile. */
export interface Session {
  /** Opens a tab; all tabs of a session share cookies and storage. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** Runs a step of a browser, which may hang. Throws with the step's name after 30 s. */
export async function limited<Result>(step: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The browser did not answer within 30 s: ${step}.`)),
      30_000,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
