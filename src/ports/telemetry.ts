/** A screen as it is recorded on every route change (rule 17). */
export interface ScreenView {
  readonly path: string;
  readonly title: string;
}

export interface ScreenViews {
  recordScreenView(screen: ScreenView): void;
}

/** What measures visits; it does nothing before it is started, and drops the screens that it is told of until then. */
export interface Telemetry extends ScreenViews {
  /** Downloads what measures, and starts it; starting again changes nothing. */
  start(): void;
  /**
   * Ends measuring and removes what it has kept in the browser. Resolves to whether code of it has run in this page: only when
   * the page is loaded again nothing of it is left.
   */
  stop(): Promise<boolean>;
}
