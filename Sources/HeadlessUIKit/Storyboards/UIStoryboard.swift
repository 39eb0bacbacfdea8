/// A storyboard's scenes, to be made into controllers.
public final class UIStoryboard: NSObject {
}
