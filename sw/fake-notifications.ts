/** A notification on the device. */
export class FakeNotification {
  readonly title: string;
  readonly options: NotificationOptions;
  readonly tag: string;
  readonly data: unknown;
  private readonly onClose: () => void;

  constructor(title: string, options: NotificationOptions, onClose: () => void) {
    this.title = title;
    this.options = options;
    this.tag = options.tag ?? '';
    this.data = options.data;
    this.onClose = onClose;
  }

  close(): void {
    this.onClose();
  }
}

/** A subscription as the browser hands it out. */
export class FakeSubscription {
  readonly options: { readonly applicationServerKey: unknown };
  private readonly name: string;

  constructor(name: string, applicationServerKey: unknown = 'key') {
    this.name = name;
    this.options = { applicationServerKey };
  }

  toJSON() {
    const { name } = this;
    return {
      endpoint: `https://push.test/${name}`,
      keys: { p256dh: `p-${name}`, auth: `a-${name}` },
    };
  }
}

/** The browser's way to its push service. */
class FakePushManager {
  held: FakeSubscription | null = null;
  /** What the reader or the push service says to a new subscription. */
  refusal: Error | undefined;

  async getSubscription(): Promise<FakeSubscription | null> {
    return this.held;
  }

  async subscribe({ applicationServerKey }: { applicationServerKey: unknown }) {
    if (this.refusal) throw this.refusal;
    this.held = new FakeSubscription('made', applicationServerKey);
    return this.held;
  }
}

/**
 * What stands on the device. As in Chromium, one that is shown while a script reads what stands is
 * seen by the reader and found by no script afterwards.
 */
export class FakeRegistration {
  readonly pushManager = new FakePushManager();
  /** The version in charge. */
  active: object | null = null;
  /** Newer ones, on their way and there. */
  installing: Pick<ServiceWorker, 'postMessage'> | null = null;
  waiting: Pick<ServiceWorker, 'postMessage'> | null = null;
  /** All that was ever shown, in order. */
  readonly shown: FakeNotification[] = [];
  /** What the next attempt to show something fails with. */
  refusal: Error | undefined;
  private listed: FakeNotification[] = [];
  private readers = 0;

  /** The titles of what stands and is found by scripts. */
  get standing(): string[] {
    return this.listed.map(({ title }) => title);
  }

  async getNotifications(): Promise<FakeNotification[]> {
    this.readers += 1;
    await new Promise((resolve) => setImmediate(resolve));
    this.readers -= 1;
    return [...this.listed];
  }

  async showNotification(title: string, options: NotificationOptions): Promise<void> {
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) throw refusal;
    const { tag = '', renotify } = options as NotificationOptions & { renotify?: boolean };
    if (renotify && !tag) throw new TypeError('renotify without a tag');
    const made = new FakeNotification(title, options, () => {
      this.listed = this.listed.filter((one) => one !== made);
    });
    this.shown.push(made);
    this.listed = this.listed.filter(({ tag }) => tag !== made.tag || tag === '');
    if (this.readers === 0) this.listed.push(made);
  }
}
