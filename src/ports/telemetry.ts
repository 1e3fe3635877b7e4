/** A screen as the specification's section 1 wants it recorded on every route change. */
export interface ScreenView {
  readonly path: string;
  readonly title: string;
}

export interface Telemetry {
  recordScreenView(screen: ScreenView): void;
}
