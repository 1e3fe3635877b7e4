/** The public web configuration of the Firebase project, as the Firebase console shows it. */
export interface FirebaseSettings {
  readonly apiKey: string;
  readonly appId: string;
  readonly authDomain: string;
  readonly databaseURL: string;
  readonly projectId: string;
  /** Analytics and Performance load only when this is set. */
  readonly measurementId: string | null;
}

/** Ports of the embedded local backend on 127.0.0.1. */
export interface LocalBackendPorts {
  readonly databasePort: number;
  readonly authPort: number;
}

/** The target of a build: a Firebase project, or the local backend in its place. */
export interface Environment {
  readonly firebase: FirebaseSettings;
  readonly localBackend: LocalBackendPorts | null;
}
