/** A screen view, recorded on every route change (rule 17). */
export interface ScreenView {
  readonly path: string;
  readonly title: string;
}

export interface ScreenViews {
  recordScreenView(screen: ScreenView): void;
}

/** Measures visits; before it is started it does nothing and drops the screens that are sent to it. */
export interface Telemetry extends ScreenViews {
  /** Downloads the measuring code and starts it; starting twice changes nothing. */
  start(): void;
  /**
   * Ends measuring and removes what it has stored in the browser. Resolves to whether its code has run in this page:
   * then only reloading the page gets rid of it completely.
   */
  stop(): Promise<boolean>;
}
