/// What touches come in. Taps here are sent to views directly, so it tells nothing more.
public final class UIEvent: NSObject {}
