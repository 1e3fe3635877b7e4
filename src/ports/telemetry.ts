/** A screen as it is recorded on every route change (rule 17). */
export interface ScreenView {
  readonly path: string;
  readonly title: string;
}

export interface Telemetry {
  recordScreenView(screen: ScreenView): void;
}
